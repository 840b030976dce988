import { news } from '../schema/catalogue';
import { files } from '../schema/service';
import { picture } from './picture';
import type { World } from './world';

const items: { title: string; body: string; image?: string; days: number }[] = [
  {
    title: 'Scheduled maintenance this Saturday',
    body: '<p>The platform will be unavailable on <strong>Saturday from 02:00 to 04:00 UTC</strong>. Running bots are not affected.</p><ul><li>Deposits sent meanwhile are found afterwards.</li><li>Withdrawals asked for before are sent as usual.</li></ul>',
    days: 1,
  },
  {
    title: 'Live Select is open',
    body: '<p>From today members can join <em>Live Select</em>, our package for larger live accounts. See <a href="https://example.com/live-select">the conditions</a>.</p>',
    image: 'news-live-select.png',
    days: 9,
  },
  {
    title: 'How to keep your account safe',
    body: '<h3>Three habits</h3><ol><li>Use the authenticator.</li><li>Never share a code, not even with support.</li><li>Check the address before you withdraw.</li></ol>',
    days: 20,
  },
  {
    title: 'Results of the third quarter',
    body: '<p>The bots closed the quarter with a positive result.</p><table><thead><tr><th>Month</th><th>Result</th></tr></thead><tbody><tr><td>July</td><td>3.1 %</td></tr><tr><td>August</td><td>2.4 %</td></tr><tr><td>September</td><td>2.9 %</td></tr></tbody></table>',
    image: 'news-quarter.png',
    days: 41,
  },
  {
    title: 'New rank: Crown',
    body: '<p>Members with 10,000 matching pairs now reach <b>Crown</b>.</p>',
    days: 75,
  },
  {
    title: 'Deposits by USDT TRC20',
    body: '<p>Besides BEP20 you can now deposit USDT by <strong>TRC20</strong>. Each network has its own address.</p>',
    image: 'news-trc20.png',
    days: 130,
  },
  {
    title: 'Welcome to the new member portal',
    body: '<p>Everything in one place, on every screen.</p>',
    days: 210,
  },
];

export const newsCount = items.length;

/** Newest last, so that ids grow with the time. */
export function seedNews(world: World): void {
  const oldestFirst = items.toReversed();
  oldestFirst.forEach(({ title, body, image, days }, index) => {
    const publishedAt = world.ago(days, 3);
    // One is written and not shown yet (A §3: only shown items are displayed).
    const isShow = index === 0 ? 0 : 1;
    world.add(news, {
      id: index + 1,
      title,
      body,
      image: image ?? null,
      isShow,
      publishedAt,
      createdAt: publishedAt,
    });
    if (!image) return;
    const bytes = picture(640, 360, [16 + index * 12, 42, 96], [20, 140 - index * 8, 150 + index * 6]);
    world.add(files, { name: image, ownerId: null, type: 'image/png', bytes, createdAt: publishedAt });
  });
}
