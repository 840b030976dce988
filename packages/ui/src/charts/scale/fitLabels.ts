/** The labels of an axis that fit, by index. Counted back from the last, which matters most. */
export function fitLabels(count: number, each: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(room, 1)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}
