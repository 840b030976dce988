/** A piece of news that the member has not read (A §2). */
export interface NewsPopup {
  kind: 'news';
  id: string;
  title: string;
  /** ISO date-time. An absent or unreadable one shows no date. */
  publishedAt?: string | undefined;
  /** No picture is shown if this is absent, is no picture or does not load in time. */
  imageUrl?: string | undefined;
  /** The HTML as the server sent it. HtmlBody sanitises it (T1). */
  html: string;
}

/** A notification that the operator wants seen (A §2). */
export interface InformationPopup {
  kind: 'information';
  id: string;
  title: string;
  html: string;
}

export type Popup = NewsPopup | InformationPopup;
