/** A piece of news that the member has not read (A §2). */
export interface NewsPopup {
  kind: 'news';
  id: string;
  title: string;
  /** ISO date-time; absent or unreadable shows no date. */
  publishedAt?: string | undefined;
  /** Absent shows none; so does one that is no picture or does not come in time. */
  pictureUrl?: string | undefined;
  /** As the server sent it; HtmlBody sanitises it (T1). */
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
