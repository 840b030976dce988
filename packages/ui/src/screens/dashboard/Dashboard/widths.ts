/**
 * Widths of the dashboard itself, not of the window: beside a menu or at 200 % text (rem) it has fewer
 * columns at the same window.
 */
export const wide = '@container (min-width: 54rem)';
export const medium = '@container (min-width: 30rem)';
export const narrow = '@container (max-width: 17.99rem)';
