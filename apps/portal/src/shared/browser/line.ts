/** What a browser tells of its line. Some tell nothing. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const toLine = ({ connection }: Navigator & { connection?: Line }) => connection;

/** Whether the member saves data. */
export const savesData = (): boolean => toLine(navigator)?.saveData === true;

/**
 * Whether the line bears what nobody has asked for yet: not where the member saves data, nor where what was asked for
 * would have to wait. A browser that tells nothing has a good line.
 */
export const bearsMore = (): boolean => !savesData() && (toLine(navigator)?.effectiveType ?? '4g') === '4g';
