/** Which labels of an axis have room, by their places. Counted back from the last, which is the one asked for most. */
export function fitLabels(count: number, each: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count * each) / Math.max(room, 1)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}
