/** What a browser tells of its line. Some tell nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const lineOf = ({ connection }: Navigator & { connection?: Line }) => connection;

/**
 * Whether the line bears what nobody has asked for yet: not where the member saves data, nor where what was asked for
 * would have to wait. A browser that tells nothing has a good line.
 */
export function bearsMore(): boolean {
  const line = lineOf(navigator);
  return line?.saveData !== true && (line?.effectiveType ?? '4g') === '4g';
}
