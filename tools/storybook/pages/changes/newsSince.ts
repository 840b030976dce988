/** Returns the change log from a date on. Each section begins with its date. */
export function newsSince(news: string, date: string): string {
  const [head = '', ...sections] = news.split(/^(?=## )/m);
  const day = date.slice(0, 10);
  const later = sections.filter((section) => (/^## (\d{4}-\d{2}-\d{2})/.exec(section)?.[1] ?? day) >= day);
  return [head, ...(later.length > 0 ? later : sections.slice(0, 1))].join('');
}
