/** The name of what shows a count over its corner: `Notifications, 3 unread`; above 99 as the badge has it. */
export const withUnread = (label: string, count: number): string =>
  count > 0 ? `${label}, ${count > 99 ? '99+' : Math.floor(count)} unread` : label;
