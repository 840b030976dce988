import { formatRelative } from '../text/format/relative';

/** The text of a moment some minutes ago, in the story's language: "5 minutes ago". */
export const formatAgo = (minutes: number): string =>
  formatRelative(new Date(0).toISOString(), minutes * 60_000);
