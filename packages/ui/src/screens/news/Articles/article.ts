/** An item of news or a notification, as its list shows it. */
export interface Article {
  /** Unique within the list. */
  id: string;
  /** Plain text. '' shows a default title. */
  title: string;
  /** The server's HTML. Only HtmlBody may render it (T1). */
  html: string;
  /** The server's publication time. An invalid date shows `--`. */
  moment?: string | undefined;
  /** The server reports that the member has not read it. */
  unread: boolean;
  /** In the image folder (T10). An image that fails to load leaves no trace. */
  imageUrl?: string | undefined;
}
