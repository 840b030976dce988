import type { InformationPopup, NewsPopup } from './PopupBody';

export const imageBase = 'https://images.example/images/';

/** A data URL, so the stories need no file. */
const image = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="300"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="navy"/><stop offset="1" stop-color="peru"/></linearGradient></defs><rect width="640" height="300" fill="url(#g)"/></svg>',
)}`;

export const maintenance: NewsPopup = {
  kind: 'news',
  id: '8',
  title: 'Maintenance window this weekend',
  publishedAt: '2026-11-18T08:00:00Z',
  html: '<p>Trading servers restart on <strong>Saturday from 02:00 to 04:00 UTC</strong>. Open positions are not affected.</p><ul><li>Deposits sent meanwhile are found afterwards.</li><li>Withdrawals asked for before are sent as usual.</li></ul><p>See the <a href="https://status.example/weekend">status page</a>.</p>',
};

export const livePackages: NewsPopup = {
  kind: 'news',
  id: '7',
  title: 'New live packages',
  publishedAt: '2026-11-11T08:00:00Z',
  imageUrl: image,
  html: '<p>Two packages join the LIVE list, with ranges from $500.</p>',
};

export const kycHint: InformationPopup = {
  kind: 'information',
  id: '31',
  title: 'One document is missing',
  html: '<p>Your address proof was approved. Upload a <em>photo of yourself</em> to finish your KYC.</p>',
};

export const longRead: NewsPopup = {
  ...livePackages,
  id: '6',
  title: `Terms of ${'the amendedagreement '.repeat(6)}`,
  html: Array.from(
    { length: 30 },
    (_, index) =>
      `<p>${index + 1}. What is bought today can be cancelled on the day of its end. ${'amara21'.repeat(9)}</p>`,
  ).join(''),
};
