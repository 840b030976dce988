import { html, type Html } from '../../http/html';
import { utcText } from '../../wire/utcText';

/** A moment as the page writes each of them; a dash where there was none. */
export const when = (moment: Date | null | undefined): Html =>
  moment ? html`<time datetime="${moment.toISOString()}">${utcText(moment)}</time>` : html`–`;
