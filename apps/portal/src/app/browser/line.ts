/** The browser's connection data, which some browsers lack. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const toLine = ({ connection }: Navigator & { connection?: Line }) => connection;

/** Whether the member saves data. */
export const isSavingData = (): boolean => toLine(navigator)?.saveData === true;

/**
 * Whether the connection allows prefetching: not with data saving on, and not if it would delay requests. A browser
 * without connection data counts as good.
 */
export const canPrefetch = (): boolean =>
  !isSavingData() && (toLine(navigator)?.effectiveType ?? '4g') === '4g';
