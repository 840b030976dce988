/** An item of news or a notification, as its list shows it. */
export interface Article {
  /** Unique within the list. */
  id: string;
  /** Plain text. '' shows a default title. */
  title: string;
  /** The server's HTML. Only HtmlBody may render it (T1). */
  html: string;
  /** The same as plain text, of a notification. */
  text?: string | undefined;
  /** The server's publication time. An invalid date shows `--`. */
  moment?: string | undefined;
  /** The server reports that the member has not read it. */
  unread: boolean;
  /** In the image folder (T10). '' for an image that can't be shown, which gets a placeholder (D134). */
  imageUrl?: string | undefined;
  /** The page of what it is about. Absent where neither the server nor its title names one. */
  href?: string | undefined;
}
