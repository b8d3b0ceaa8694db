// The table as solids seen from an eye: one mesh of coloured triangles, drawn when something changes.

import { Camera, Geometry, Mesh, Program, Renderer, Transform, Vec3 } from "ogl";

export interface Prism {
  id: number;
  kind: string;
  bottom: number;
  top: number;
  disc?: [number, number, number];
  ring?: [number, number][];
}

export interface Solid {
  id: number;
  seat: number;
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
}

export interface SceneLook {
  width: number;
  depth: number;
  prisms: Prism[];
  figures: Solid[];
  /** Levels of height decide, and not what is drawn. */
  levels?: boolean;
}

type Colour = [number, number, number];
type At = [number, number, number];

const SIDES = 24;
/** The scene is drawn in inches or so: small numbers are exact enough. */
const UNIT = 1 / 2540;

const VERTEX = `
attribute vec3 position; attribute vec3 normal; attribute vec3 colour;
uniform mat4 modelViewMatrix; uniform mat4 projectionMatrix;
varying vec3 shade;
void main() {
  float light = 0.62 + 0.38 * max(0.0, dot(normal, normalize(vec3(-0.5, 0.8, 0.3))));
  shade = colour * light;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;
const FRAGMENT = `
precision mediump float;
varying vec3 shade;
void main() { gl_FragColor = vec4(shade, 1.0); }`;

/** A point of the table in the scene: north is away, heights are up. */
const point = (x: number, y: number, z: number): At => [x * UNIT, z * UNIT, -y * UNIT];

class Builder {
  position: number[] = [];
  normal: number[] = [];
  colour: number[] = [];

  triangle(a: At, b: At, c: At, colour: Colour, normal: At): void {
    for (const one of [a, b, c]) this.position.push(...one);
    for (let index = 0; index < 3; index++) {
      this.normal.push(...normal);
      this.colour.push(...colour);
    }
  }
  /** Walls and a lid over an outline. */
  prism(ring: [number, number][], bottom: number, top: number, colour: Colour): void {
    const middle: [number, number] = [ring.reduce((sum, one) => sum + one[0], 0) / ring.length, ring.reduce((sum, one) => sum + one[1], 0) / ring.length];
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length]!;
      const [nx, ny] = [by - ay, ax - bx];
      const length = Math.hypot(nx, ny) || 1;
      const out = nx * ((ax + bx) / 2 - middle[0]) + ny * ((ay + by) / 2 - middle[1]) < 0 ? -1 : 1;
      const normal: At = [(out * nx) / length, 0, (-out * ny) / length];
      const [low, high] = [point(ax, ay, bottom), point(bx, by, top)];
      this.triangle(low, point(bx, by, bottom), high, colour, normal);
      this.triangle(low, high, point(ax, ay, top), colour, normal);
      this.triangle(point(ax, ay, top), high, point(...middle, top), colour, [0, 1, 0]);
    });
  }
}

const circle = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: SIDES }, (_, index) => [x + radius * Math.cos((index * 2 * Math.PI) / SIDES), y + radius * Math.sin((index * 2 * Math.PI) / SIDES)]);

/** A colour of the page, as parts of one. */
function token(name: string): Colour {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return [0.5, 0.5, 0.5];
  canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim() || "#888";
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return [red! / 255, green! / 255, blue! / 255];
}

/** Whether solids can be drawn here at all. */
export function hasWebGl(): boolean {
  const canvas = document.createElement("canvas");
  return canvas.getContext("webgl2") !== null || canvas.getContext("webgl") !== null;
}

export class Picture {
  private renderer: Renderer;
  private camera: Camera;
  private scene = new Transform();
  private program: Program;

  constructor(canvas: HTMLCanvasElement, width: number, height: number) {
    this.renderer = new Renderer({ canvas, width, height, dpr: Math.min(2, devicePixelRatio), antialias: true });
    const { gl } = this.renderer;
    const sky = token("--paper-2");
    gl.clearColor(...sky, 1);
    this.camera = new Camera(gl, { near: 0.05, far: 120, aspect: width / height });
    this.program = new Program(gl, { vertex: VERTEX, fragment: FRAGMENT, cullFace: false });
  }

  /** Take in another scene; whoever looks is not seen. */
  build(look: SceneLook, eye: number): void {
    const made = new Builder();
    const ground: [number, number][] = [[0, 0], [look.width, 0], [look.width, look.depth], [0, look.depth]];
    made.prism(ground, -1200, 0, token("--cell-a"));
    for (const one of look.prisms) if (one.top > one.bottom) made.prism(one.disc ? circle(...one.disc) : (one.ring ?? []), one.bottom, one.top, token("--wall"));
    for (const one of look.figures) {
      if (one.id === eye) continue;
      const colour = token(`--team-${one.seat}`);
      made.prism(circle(one.x, one.y, one.radius), one.z, one.z + 300, [0.99, 0.98, 0.95]);
      made.prism(circle(one.x, one.y, one.radius * 0.82), one.z + 300, one.z + one.height, colour);
    }
    const { gl } = this.renderer;
    const geometry = new Geometry(gl, {
      position: { size: 3, data: new Float32Array(made.position) },
      normal: { size: 3, data: new Float32Array(made.normal) },
      colour: { size: 3, data: new Float32Array(made.colour) },
    });
    for (const old of [...this.scene.children]) old.setParent(null);
    new Mesh(gl, { geometry, program: this.program }).setParent(this.scene);
  }

  /** Look from an eye to a point, the head turned by so much. */
  draw(eye: number[], to: number[], turned: number, angle: number): void {
    this.camera.perspective({ fov: angle, aspect: this.camera.aspect });
    this.camera.position.set(...point(eye[0]!, eye[1]!, eye[2]!));
    const [dx, dy] = [to[0]! - eye[0]!, to[1]! - eye[1]!];
    const [sine, cosine] = [Math.sin(turned), Math.cos(turned)];
    this.camera.lookAt(new Vec3(...point(eye[0]! + dx * cosine - dy * sine, eye[1]! + dx * sine + dy * cosine, to[2]!)));
    this.renderer.render({ scene: this.scene, camera: this.camera });
  }

  /** Where a point of the table is in the picture, from 0 to 1; nothing behind the eye. */
  place(x: number, y: number, z: number): [number, number] | null {
    const found = new Vec3(...point(x, y, z));
    const away = found.clone().applyMatrix4(this.camera.viewMatrix);
    if (away.z >= 0) return null;
    this.camera.project(found);
    return [(found.x + 1) / 2, (1 - found.y) / 2];
  }
}
