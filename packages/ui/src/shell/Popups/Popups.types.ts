/** A news item that the member has not read (A §2). */
export interface NewsPopup {
  kind: 'news';
  id: string;
  title: string;
  /** ISO date-time. An absent or invalid one shows no date. */
  publishedAt?: string | undefined;
  /** No image is shown if this is absent, invalid or does not load in time. */
  imageUrl?: string | undefined;
  /** The server's HTML. HtmlBody sanitises it (T1). */
  html: string;
}

/** A notification that the operator shows as a popup (A §2). */
export interface InformationPopup {
  kind: 'information';
  id: string;
  title: string;
  html: string;
}

export type Popup = NewsPopup | InformationPopup;
