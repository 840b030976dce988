import type { Page } from '@playwright/test';
import { expect } from '../test';
import type { BackEnd } from './backEnd';

/** What one of two tabs did. */
export interface WatchedTab {
  page: Page;
  /** The members who signed in here. */
  members: Set<string>;
  /** The sessions of its requests. */
  sessions: Set<string>;
  /** The addresses and bodies of its requests. */
  sent: string[];
  errors: string[];
}

/** Watches a tab from its start. */
export function watchTab(page: Page): WatchedTab {
  const tab: WatchedTab = {
    page,
    ...{ members: new Set(), sessions: new Set(), sent: [], errors: [] },
  };
  page.on('pageerror', ({ message }) => tab.errors.push(message));
  page.on('request', (request) => {
    const { authorization } = request.headers();
    if (authorization) tab.sessions.add(authorization);
    tab.sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return tab;
}

/** The back end of a tab, whose members are recorded. */
export function recordMembers(backEnd: BackEnd, { members }: WatchedTab): BackEnd {
  const open: BackEnd['open'] = (page, member, path) => {
    members.add(member.username);
    return backEnd.open(page, member, path);
  };
  return { ...backEnd, open };
}

/** Expects that a tab sends and shows its own member alone, also after it is opened again. */
export async function expectApart(tab: WatchedTab, other: WatchedTab): Promise<void> {
  const { page, members, sessions, sent, errors } = tab;
  const look = async () => {
    for (const own of members) await expect(page.locator('body')).toContainText(own);
    const content = await page.content();
    for (const name of other.members) expect(content).not.toContain(name);
  };
  await look();
  await page.reload();
  await look();
  expect(sessions.size).toBe(1);
  const others = [...other.members, ...[...other.sessions].map((session) => session.replace('Bearer ', ''))];
  expect(sent.filter((text) => others.some((one) => text.includes(one)))).toEqual([]);
  expect([...sessions].filter((session) => other.sessions.has(session))).toEqual([]);
  expect(errors).toEqual([]);
}
