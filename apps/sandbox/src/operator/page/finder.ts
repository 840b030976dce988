import { generate } from 'otplib';
import { html, type Html } from '../../http/html';
import { type Found, mostFound } from '../findMembers';
import type { DemoMember } from '../../seeds/demoMembers';
import { when } from './forms';

/** The demo members with their sign-in details. */
export async function membersSection(members: readonly DemoMember[], now: Date): Promise<Html> {
  const epoch = Math.floor(now.getTime() / 1000);
  const getCode = (secret: string | undefined) =>
    secret === undefined ? undefined : generate({ secret, epoch });
  const codes = await Promise.all(members.map(({ totpSecret }) => Promise.resolve(getCode(totpSecret))));
  return html`<section aria-labelledby="members">
    <h2 id="members">Demo members</h2>
    <div class="scroll wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Username</th>
            <th scope="col">Password</th>
            <th scope="col">Second step</th>
            <th scope="col">Shows</th>
          </tr>
        </thead>
        <tbody>
          ${members.map(
            (member, index) =>
              html`<tr>
                <td><code>${member.username}</code></td>
                <td><code>${member.password}</code></td>
                <td>${secondStep(member, codes[index])}</td>
                <td>${member.shows}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function secondStep({ authType, pin, totpSecret }: DemoMember, code: string | undefined): Html {
  if (authType === 'authenticator')
    return html`authenticator <code>${code}</code> <small>now; secret</small> <code>${totpSecret}</code>`;
  return authType === 'mpin' ? html`pin <code>${pin}</code>` : html`<small>code by mail</small>`;
}

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
