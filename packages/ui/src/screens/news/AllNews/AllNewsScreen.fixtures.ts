import { article, hostile, imageBase } from '../../../components/HtmlBody/HtmlBody.fixtures';
import { pagedList } from '../../../components/ListContainer/pagedList.fixtures';
import type { Article } from '../Articles/article';
import type { AllNewsScreenProps } from './AllNewsScreen';

/** A drawn image in place of a photo. */
const image = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9"><path fill="midnightblue" d="M0 0h16v9H0z"/><path fill="cornflowerblue" d="M0 9 5 3l3 4 3-5 5 7z"/></svg>`,
  )}`;

export const news: readonly Article[] = [
  {
    id: 'news-9',
    title: 'Maintenance window this weekend',
    html: '<p>Trading servers restart on <b>Saturday</b> between 02:00 and 04:00 UTC. <em>Open positions are not affected.</em></p><ul><li>Binary Tree stays available.</li><li>Withdrawals wait until 04:00.</li></ul>',
    moment: '2026-11-20T06:14:00Z',
    unread: true,
  },
  {
    id: 'news-8',
    title: 'New live packages',
    html: '<p>Two packages join the LIVE list, with ranges from $500. Read <a href="https://status.example/live">the conditions</a> before you choose.</p>',
    moment: '2026-11-18T08:00:00Z',
    unread: false,
    imageUrl: image(640, 360),
  },
  {
    id: 'news-7',
    title: 'What changes with the new portal',
    html: article,
    moment: '2026-11-11 08:00:00',
    unread: false,
  },
  {
    id: 'news-6',
    title: 'Results of the third quarter',
    html: '<p>The bots closed the quarter with a positive result.</p><table><tr><th>Month</th><th>Result</th></tr><tr><td>July</td><td>3.1%</td></tr><tr><td>August</td><td>2.4%</td></tr></table>',
    moment: '2026-10-10T08:00:00Z',
    unread: false,
    imageUrl: image(360, 640),
  },
];

export const newsArgs = {
  news: pagedList(news),
  now: Date.parse('2026-11-20T09:14:00Z'),
  imageBase,
} satisfies AllNewsScreenProps;

/** The longest and the shortest values that a server may send. */
export const oddNews: readonly Article[] = [
  {
    id: 'a',
    title: 'A headline that goes on and on, '.repeat(8),
    html: `<p>${'One sentence after another makes a long read. '.repeat(200)}</p>`,
    moment: '2026-11-18T08:00:00Z',
    unread: true,
    imageUrl: image(640, 360),
  },
  {
    id: 'b',
    title: 'x'.repeat(200),
    html: `<p>${'amara21'.repeat(60)}</p>`,
    moment: 'yesterday',
    unread: true,
  },
  { id: 'c', title: '', html: '', unread: false },
  {
    id: 'd',
    title: 'A picture alone',
    html: '',
    moment: '2026-11-18',
    unread: false,
    imageUrl: image(640, 360),
  },
];

/** Every family of hostile markup, an article each. */
export const hostileNews: readonly Article[] = hostile.map((html, index) => ({
  id: `hostile-${index}`,
  title: '<img src=x onerror=boom()>',
  html,
  moment: '2026-11-18T08:00:00Z',
  unread: false,
}));

/** The most articles that a server may put on one page. */
export const manyNews: readonly Article[] = Array.from({ length: 100 }, (_, index) => ({
  ...news[index % news.length]!,
  id: `many-${index}`,
}));
