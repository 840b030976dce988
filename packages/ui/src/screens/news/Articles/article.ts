/** A piece of news or a notification, as its list shows it. */
export interface Article {
  /** Unique within the list. */
  id: string;
  /** Plain text; '' shows a word in its place. */
  title: string;
  /** The server's HTML, shown by HtmlBody alone (T1). */
  html: string;
  /** When it was published, as the server says; anything that is no date shows `--`. */
  moment?: string | undefined;
  /** The server says that the member has not read it. */
  unread: boolean;
  /** In the image folder (T10). A picture that does not load leaves no trace. */
  imageUrl?: string | undefined;
}
