import type { Pixel } from './view.js';

/**
 * Points so far apart that each can be pressed: one too near to those before moves sideways, by steps of the distance,
 * until there is room. The order stays.
 */
export function spread(points: readonly Pixel[], apart: number): Pixel[] {
  const placed: Pixel[] = [];
  for (const { x, y } of points) {
    const isFree = (candidate: number) =>
      placed.every((other) => Math.abs(other.x - candidate) >= apart || Math.abs(other.y - y) >= apart);
    let step = 0;
    while (!isFree(x + sideways(step, apart))) step += 1;
    placed.push({ x: x + sideways(step, apart), y });
  }
  return placed;
}

/** 0, right, left, further right, further left, … */
const sideways = (step: number, apart: number): number => Math.ceil(step / 2) * (step % 2 === 0 ? -1 : 1) * apart;
