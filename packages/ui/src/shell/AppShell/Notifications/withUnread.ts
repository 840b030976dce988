/** The name of a control with a count: `Notifications, 3 unread`. Above 99 it matches the badge. */
export const withUnread = (label: string, count: number): string =>
  count > 0 ? `${label}, ${count > 99 ? '99+' : Math.floor(count)} unread` : label;
