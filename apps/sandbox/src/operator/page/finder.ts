import { html, type Html } from '../../http/html';
import { type Found, mostFound } from '../findMembers';
import { when } from './when';

const row = ({ username, name, email, sponsor, joinedAt, lastLoginAt }: Found) =>
  html`<tr>
    <td>
      <code>${username}</code>
      <p>${name}<br />${email}</p>
    </td>
    <td>${sponsor ?? '–'}</td>
    <td>${when(joinedAt)}</td>
    <td>${when(lastLoginAt)}</td>
    <td>
      <form class="inline" method="post" action="/sandbox/login-as">
        <input type="hidden" name="username" value="${username}" />
        <button class="quiet" aria-label="Make a link to sign in as ${username}">Make a link</button>
      </form>
    </td>
  </tr>`;

const table = (found: readonly Found[]) =>
  html`<div class="scroll">
      <table>
        <thead>
          <tr>
            ${['Member', 'Sponsor', 'Joined', 'Last sign-in', 'Sign in'].map((title) => html`<th scope="col">${title}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${found.map(row)}
        </tbody>
      </table>
    </div>
    ${found.length === mostFound && html`<p>These are the first ${mostFound}. A longer word finds fewer.</p>`}`;

/** Finds a member by any known detail. `found` is undefined without a search. */
export const finderSection = (words: string, found: readonly Found[] | undefined): Html =>
  html`<section aria-labelledby="finder" class="stack">
    <h2 id="finder">Find a member</h2>
    <form class="inline" method="get" action="/sandbox" role="search">
      <input
        type="search"
        name="member"
        value="${words}"
        placeholder="Name, username or e-mail"
        aria-label="Name, username or e-mail"
        required
      />
      <button>Find</button>
    </form>
    ${found && (found.length > 0 ? table(found) : html`<p role="status">Nobody is found by “${words}”.</p>`)}
  </section>`;
