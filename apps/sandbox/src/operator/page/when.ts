import { html, type Html } from '../../http/html';
import { utcText } from '../../api/utcText';

/** A moment in the page's format, or a dash. */
export const when = (moment: Date | null | undefined): Html =>
  moment ? html`<time datetime="${moment.toISOString()}">${utcText(moment)}</time>` : html`–`;
