import type { Breakage } from '../breakage';

const ui = 'packages/ui/src/screens/news';
const view = 'apps/portal/src/areas/news/news.view.ts';

export const newsBBreakages: readonly Breakage[] = [
  {
    promise: 'B §2 All News.1',
    what: 'articles leave out their pictures',
    file: `${ui}/Articles/ArticleItem.tsx`,
    from: '{pictureUrl !== undefined && <ArticlePicture',
    to: '{pictureUrl === undefined && <ArticlePicture',
  },
  {
    promise: 'B §2 All News.2',
    what: 'the exact time is not behind the relative one',
    file: 'packages/ui/src/components/TimeAgo/TimeAgo.tsx',
    from: ' title={bothZonesText(moment)}',
    to: '',
  },
  {
    promise: 'B §2 All News.5',
    what: 'the words for no news have lost their stop',
    file: 'packages/ui/src/text/messages.ts',
    from: "noNews: 'No News Found.',",
    to: "noNews: 'No News Found',",
  },
  {
    promise: 'B §2 All News.6',
    what: 'news that are not to be shown are shown',
    file: view,
    from: '    if (flagOf(fields.is_show) === 0) return undefined;\n',
    to: '',
  },
  {
    promise: 'B §2 All News.6',
    what: 'news without the field are left out',
    file: view,
    from: 'if (flagOf(fields.is_show) === 0) return undefined;',
    to: 'if (flagOf(fields.is_show) !== 1) return undefined;',
  },
  {
    promise: 'B §2 All News.7',
    what: 'the making wins over the publication',
    file: view,
    from: 'moment: textOf(fields.published_at) ?? textOf(fields.created_at),',
    to: 'moment: textOf(fields.created_at) ?? textOf(fields.published_at),',
  },
  {
    promise: 'B §2 All News.9',
    what: 'a picture that does not load leaves its frame',
    file: `${ui}/Articles/ArticlePicture.tsx`,
    from: '  if (broken) return null;\n',
    to: '',
  },
  {
    promise: 'B §2 All Notifications.2',
    what: 'notifications cannot be filtered',
    file: 'packages/ui/src/components/ListFrame/ListFrame.tsx',
    from: 'onClick={() => filter.current?.open()}',
    to: 'onClick={() => filter.current}',
  },
  {
    promise: 'B §2 All Notifications.3',
    what: 'a filtered list is asked for without export',
    file: view,
    from: "return { export: 'true' as const, ...daysOnWire(filters), ...(page > 1 && { page }) };",
    to: 'return { ...daysOnWire(filters), ...(page > 1 && { page }) };',
  },
  {
    promise: 'B §2 All Notifications.4',
    what: 'an empty list has the words of the news',
    file: `${ui}/AllNotifications/AllNotificationsScreen.tsx`,
    from: 'title: newsTexts.noNotifications,',
    to: 'title: newsTexts.noNews,',
  },
  {
    promise: 'D105',
    what: 'a link of a body may lead to any scheme',
    file: 'packages/ui/src/components/HtmlBody/sanitizeHtml.ts',
    from: "  if (!target || !(target.protocol === 'https:' || target.protocol === 'mailto:')) return;",
    to: '  if (!target) return;',
    test: 'packages/ui/src/components/HtmlBody/HtmlBody.stories.tsx › Hostile List',
  },
  {
    promise: 'D105',
    what: 'pictures of a body come from anywhere',
    file: 'packages/ui/src/components/HtmlBody/sanitizeHtml.ts',
    from: 'source.origin === base.origin && source.pathname.startsWith(base.pathname)',
    to: 'source.pathname !== base.pathname',
    test: 'packages/ui/src/components/HtmlBody/HtmlBody.stories.tsx › Own Images',
  },
];
