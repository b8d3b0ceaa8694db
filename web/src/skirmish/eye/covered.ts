// The covered parts of a target, exactly as the server has computed them: parts of its width, and of its height.

/** From 0 to 1, from left to right as the eye sees it, and from the ground up. */
export interface Part {
  left: number;
  right: number;
  low: number;
  high: number;
}

export interface EyeLook {
  target: number;
  eye: number[];
  from: number[];
  to: number[];
  /** By points: a number for each ray, from right to left, with a bit for each point, the lowest first. */
  mask?: { rays: number[]; points: number };
  /** By width: bearings in millionths of a turn. */
  covered_by?: { from: number; to: number; thing?: number; character?: number }[];
}

const TURN = 1_000_000;

/** Points that are hidden, those above each other together. */
function byPoints({ rays, points }: { rays: number[]; points: number }): Part[] {
  const wide = 1 / rays.length;
  return rays.flatMap((hidden, ray) => {
    const found: Part[] = [];
    const left = 1 - (ray + 1) * wide;
    let from = -1;
    for (let height = 0; height <= points; height++) {
      const isHidden = height < points && Math.floor(hidden / 2 ** height) % 2 === 1;
      if (isHidden && from < 0) from = height;
      if (!isHidden && from >= 0) {
        found.push({ left, right: left + wide, low: from / points, high: height / points });
        from = -1;
      }
    }
    return found;
  });
}

/** Bearings that are covered, as parts of the width of the base. */
function byWidth(look: EyeLook, radius: number): Part[] {
  const [dx, dy] = [look.to[0]! - look.eye[0]!, look.to[1]! - look.eye[1]!];
  const half = Math.asin(Math.min(1, radius / Math.max(1, Math.hypot(dx, dy))));
  const ahead = Math.atan2(dy, dx);
  const across = (bearing: number): number => {
    let angle = (bearing / TURN) * 2 * Math.PI - ahead;
    while (angle > Math.PI) angle -= 2 * Math.PI;
    while (angle < -Math.PI) angle += 2 * Math.PI;
    return Math.min(1, Math.max(0, 0.5 - angle / (2 * half))); // what is further anticlockwise is further left
  };
  return (look.covered_by ?? []).map((one) => ({ left: across(one.to), right: across(one.from), low: 0, high: 1 })).filter((one) => one.right > one.left);
}

export const partsOf = (look: EyeLook, radius: number): Part[] => (look.mask ? byPoints(look.mask) : byWidth(look, radius));
