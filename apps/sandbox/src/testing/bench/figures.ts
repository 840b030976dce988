/** What was measured of a call: milliseconds of each, and how many were not answered as hoped. */
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

  /** The time that this part of the calls stayed within, by the nearest rank; NaN of none. */
  within(name: string, part: number): number {
    const sorted = [...(this.taken.get(name) ?? [])].sort((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? NaN;
  }
}
