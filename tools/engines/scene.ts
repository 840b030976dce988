import type { APIRequestContext } from '@playwright/test';
import { Member, type MemberOptions } from '../../apps/portal/e2e/support/member';
import { settlePopups } from '../../apps/portal/e2e/support/page';
import { Sandbox } from '../../apps/portal/e2e/support/sandbox';
import { openSession } from '../../apps/portal/e2e/support/sessions';
import type { Engine, Profile } from './engine';
import { message } from './message';
import type { Query } from '../../apps/portal/e2e/journeys/driver';
import { Page } from './page/page';
import { emptyPage, type Probe } from './probe';

interface Session {
  username: string;
  token: string;
  auth_type: string;
}

/** More than a code's cool-down, and never ten codes within a day (T14). */
const betweenSignIns = 3 * 60 * 60;

interface SceneParts {
  engine: Engine;
  profile: Profile;
  probe: Probe;
  request: APIRequestContext;
}

/** What a flow has: a profile of its own in one engine, and the sandbox behind the probe. */
export class Scene {
  readonly engine: Engine;
  readonly profile: Profile;
  readonly probe: Probe;
  readonly sandbox: Sandbox;
  readonly page: Page;
  private readonly request: APIRequestContext;

  constructor(parts: SceneParts) {
    ({ engine: this.engine, profile: this.profile, probe: this.probe, request: this.request } = parts);
    this.sandbox = new Sandbox(this.request);
    this.page = this.toPage(this.profile.first);
  }

  toPage(tab: Profile['first']): Page {
    return new Page(tab, this.probe.proxy.url, this.engine.downloads);
  }

  makeMember(options: MemberOptions = {}): Promise<Member> {
    return Member.make(this.request, this.sandbox, options);
  }

  /** Opens an address with a session, as after a sign-in in this tab. */
  async openAs({ username, token, auth_type }: Session, path: string): Promise<void> {
    const kept = JSON.stringify({ token, username, status: 'true', auth_type });
    await this.page.open(emptyPage);
    await this.page.tab.evaluate(`Object.assign(sessionStorage, ${kept}) && true`);
    await this.page.open(path);
  }

  /** Signs in a demo member of the seed, who has data on every screen. */
  async signInDemo(username: string): Promise<Session> {
    await this.sandbox.advance(betweenSignIns);
    const { auth_type, ...member } = await this.sandbox.member(username);
    const token = await openSession(this.request, this.sandbox, { ...member, auth_type });
    await settlePopups(this.request, token);
    return { username, token, auth_type };
  }

  /** Submits the first step of the sign-in. */
  async verify({ username, password }: { username: string; password: string }): Promise<void> {
    await this.page.open('/login');
    await this.page.fill({ role: 'field', name: message('loginMessages.username') }, username);
    await this.page.fill({ role: 'field', name: message('loginMessages.password') }, password);
    await this.page.click(verifyButton);
  }
}

export const verifyButton: Query = { role: 'button', name: message('accessTexts.verify') };
export const firstDigit: Query = {
  role: 'field',
  name: new RegExp(`^${message('commonMessages.digitPosition', { index: 1 })}`),
};
export const dashboard: Query = { role: 'heading', name: message('dashboardMessages.dashboard') };
