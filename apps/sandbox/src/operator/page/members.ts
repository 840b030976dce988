import { generate } from 'otplib';
import type { DemoMember } from '../../seeds/demoMembers';
import { html, type Html } from '../../http/html';

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
