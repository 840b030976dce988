import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { news } from '../data/schema/catalogue';
import { notifications } from '../data/schema/service';
import { addAccount, signIn } from '../testing/accounts';
import { testServer } from '../testing/testServer';

const { db, client } = await testServer();
let mine = '';
let others = '';

beforeAll(async () => {
  const root = await addAccount(db, 'root', { secondStep: false });
  const other = await addAccount(db, 'other', { secondStep: false }, root.id);
  mine = await signIn(client, 'root');
  others = await signIn(client, 'other');
  const day = (index: number) => new Date(Date.UTC(2026, 9, index + 1, 23, 30));
  await db.insert(news).values(
    Array.from({ length: 12 }, (_, index) => ({
      title: `News ${index + 1}`,
      body: '<p>…</p>',
      isShow: index === 0 ? (0 as const) : (1 as const),
      createdAt: day(index),
    })),
  );
  await db.insert(notifications).values(
    [root, root, root, root, root, root, other].map(({ id }, index) => ({
      memberId: id,
      title: `Note ${index + 1}`,
      body: '<p>…</p>',
      source: 'TEST',
      isPopup: 1 as const,
      createdAt: day(index),
    })),
  );
});

describe('news', () => {
  it('come newest first, shown ones only, a page at a time', async () => {
    const first = await client.get('/news', mine);
    expect(first.body).toMatchObject({
      unread_count: 11,
      data: { all_news: { current_page: 1, last_page: 2, total: 11, from: 1, to: 10, prev_page_url: null } },
    });
    const page = (first.body.data as { all_news: { data: { title: string }[]; next_page_url: string } })
      .all_news;
    expect(page.data.map(({ title }) => title).slice(0, 2)).toEqual(['News 12', 'News 11']);
    const next = await client.get(page.next_page_url.replace('/api', ''), mine);
    expect(next.body).toMatchObject({ data: { all_news: { current_page: 2, from: 11, to: 11 } } });
  });

  it('filter from the first moment of the first day to the last of the last, in UTC', async () => {
    // Each was created at 23:30 UTC, which is already the next day in Lagos and Kolkata.
    const total = async (query: string) =>
      ((await client.get(`/news?${query}`, mine)).body.data as { all_news: { total: number } }).all_news
        .total;
    expect(await total('from_date=12-10-2026')).toBe(1);
    expect(await total('from_date=13-10-2026')).toBe(0);
    expect(await total('to_date=02-10-2026')).toBe(1);
    expect(await total('to_date=01-10-2026')).toBe(0);
    expect(await total('from_date=06-10-2026&to_date=05-10-2026')).toBe(0);
    expect(await total('from_date=29-02-2028')).toBe(0);
  });

  it('are read by one member at a time', async () => {
    expect((await client.get('/news/12/read', mine)).status).toBe(200);
    expect((await client.get('/news/12/read', mine)).status).toBe(200);
    expect((await client.get('/news', mine)).body.unread_count).toBe(10);
    expect((await client.get('/news', others)).body.unread_count).toBe(11);
    for (const id of ['1', '999', '99999999999', 'x', '%2e%2e'])
      expect((await client.get(`/news/${id}/read`, mine)).status, id).toBe(404);
  });
});

describe('notifications', () => {
  it('show the latest five and count what was not seen', async () => {
    const { body } = await client.get('/latest-notifications', mine);
    expect(body.unread_count).toBe(6);
    expect((body.data as { title: string }[]).map(({ title }) => title)).toEqual([
      'Note 6',
      'Note 5',
      'Note 4',
      'Note 3',
      'Note 2',
    ]);
  });

  it('name the page of what they are about, where there is one', async () => {
    const { body } = await client.get('/latest-notifications', mine);
    expect((body.data as { link: unknown }[]).every(({ link }) => link === null)).toBe(true);
    await db
      .update(notifications)
      .set({ source: 'KYC' })
      .where(eq(notifications.id, (body.data as { id: number }[])[0]?.id ?? 0));
    const { body: after } = await client.get('/latest-notifications', mine);
    expect((after.data as { link: unknown }[])[0]?.link).toBe('/user/kyc');
  });

  it('close their popup for their owner only, with a 404 and not a 403 (T19)', async () => {
    const { body } = await client.get('/all-notifications', others);
    const [note] = body.data as { id: number }[];
    expect((await client.get(`/notification/${note?.id}/change-popup-status`, mine)).status).toBe(404);
    expect((await client.get('/all-notifications', others)).body.data).toMatchObject([{ popup_status: 1 }]);
    expect((await client.get(`/notification/${note?.id}/change-popup-status`, others)).status).toBe(200);
    expect((await client.get('/all-notifications', others)).body.data).toMatchObject([{ popup_status: 0 }]);
  });

  it('are all marked as seen together, and no other member’s', async () => {
    await client.get('/notification-change-status', mine);
    expect((await client.get('/latest-notifications', mine)).body.unread_count).toBe(0);
  });

  it('are those of the member (T19)', async () => {
    expect((await client.get('/all-notifications', mine)).body).toMatchObject({ total: 6 });
    expect((await client.get('/all-notifications', others)).body).toMatchObject({ total: 1 });
  });
});

describe('the member', () => {
  it('reads their own profile and no one else’s (T19)', async () => {
    expect((await client.get('/profile?username=ROOT', mine)).body.data).toMatchObject({ username: 'root' });
    expect((await client.get('/profile?username=other', mine)).status).toBe(404);
    expect((await client.get('/user', mine)).body.data).not.toHaveProperty('passwordHash');
    expect((await client.get('/get-picture', mine)).body).toEqual({ status: true, data: null });
    expect((await client.get('/authentication', mine)).body).toEqual({
      status: true,
      data: 'otp',
      more_details: { authenticator: 0, mpin: 1 },
    });
  });
});
