// From which seat the loop is seen: whatever says where something lies on the drawing must know it.

export const seated = $state({ bottom: 0 });
