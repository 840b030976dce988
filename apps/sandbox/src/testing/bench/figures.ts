/** The measurements of a call: the milliseconds of each, and the number of unexpected answers. */
export class Figures {
  private readonly taken = new Map<string, number[]>();
  readonly errors: string[] = [];

  add(name: string, milliseconds: number): void {
    const list = this.taken.get(name) ?? [];
    this.taken.set(name, list);
    list.push(milliseconds);
  }

  count(name: string): number {
    return this.taken.get(name)?.length ?? 0;
  }

  /** The percentile of a call's times, by the nearest rank. NaN without any. */
  within(name: string, part: number): number {
    const sorted = [...(this.taken.get(name) ?? [])].sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
  }
}
