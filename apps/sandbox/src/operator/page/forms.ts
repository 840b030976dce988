import type { Settings } from '../../data/settings';
import { html, type Html } from '../../http/html';
import { utcText } from '../../api/utcText';

/** A moment in the page's format, or a dash. */
export const when = (moment: Date | null | undefined): Html =>
  moment ? html`<time datetime="${moment.toISOString()}">${utcText(moment)}</time>` : html`–`;

interface Choice {
  value: number | string;
  label: string;
}

const input = (label: string, name: string, more = html``) =>
  html`<label>${label}<input name="${name}" ${more} /></label>`;
const area = (label: string, name: string) =>
  html`<label>${label}<textarea name="${name}" required></textarea></label>`;
const required = html`required`;

/** A yes or no flag of the plan with its current value. */
const flag = (label: string, name: string, value: 0 | 1) =>
  html`<label
    >${label}
    <select name="${name}">
      ${(['No', 'Yes'] as const).map(
        (word, index) => html`<option value="${index}" ${index === value && html`selected`}>${word}</option>`,
      )}
    </select></label
  >`;

const form = (action: string, title: string, button: string, fields: readonly Html[]) =>
  html`<article>
    <form method="post" action="/sandbox/${action}">
      <h3>${title}</h3>
      ${fields}
      <button>${button}</button>
    </form>
  </article>`;

/** The actions without a row. */
export function formsSection(methods: readonly Choice[], settings: Settings, now: string): Html {
  return html`<section aria-labelledby="actions">
    <h2 id="actions">Actions</h2>
    <div class="forms">
      ${form('deposits', 'Deposit on the chain', 'Pay in', [
        input('Username', 'username', required),
        input('Amount in USD', 'amount', html`required inputmode="decimal" pattern="\\d+(\\.\\d{1,2})?"`),
        html`<label
          >Payment method
          <select name="payment_method_id" required>
            ${methods.map(({ value, label }) => html`<option value="${value}">${label}</option>`)}
          </select></label
        >`,
      ])}
      ${form('bonuses', 'Royalty, to the Out going Wallet', 'Pay it', [
        input('Username', 'username', required),
        input('Amount in USD', 'amount', html`required inputmode="decimal" pattern="\\d+(\\.\\d{1,2})?"`),
      ])}
      ${form('login-as', 'Sign in as a member', 'Make a link', [input('Username', 'username', required)])}
      ${form('clock', `Clock: ${now}`, 'Advance', [
        input('Seconds forward', 'advance_seconds', html`required type="number" min="0" value="60"`),
      ])}
      ${form('settings', 'Plan', 'Save the plan', [
        flag('Binary tree', 'binary', settings.binary),
        flag('Single leg', 'single_leg', settings.single_leg),
        flag('E-mail must be verified', 'email_required', settings.email_required),
        flag('Bots may be cancelled', 'cancel_bot', settings.cancel_bot),
        flag('Live subscriptions may be cancelled', 'cancel_live', settings.cancel_live),
      ])}
      ${form('news', 'News', 'Publish', [
        input('Title', 'title', required),
        area('Body (HTML)', 'body'),
        input('Image name', 'image'),
      ])}
      ${form('notifications', 'Notification', 'Send', [
        input('Username (empty: all)', 'username'),
        input('Title', 'title', required),
        area('Body (HTML)', 'body'),
        flag('Popup', 'popup', 0),
      ])}
      ${form('reset', 'Start over', 'Reset everything', [
        html`<p>Empties the database and seeds it again. Everyone is signed out.</p>`,
      ])}
    </div>
  </section>`;
}
