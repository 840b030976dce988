/**
 * Widths of the dashboard, not of the window. Beside a menu or at 200 % text (rem) it has fewer columns in the same
 * window.
 */
export const wide = '@container (min-width: 54rem)';
export const medium = '@container (min-width: 30rem)';
export const narrow = '@container (max-width: 17.99rem)';
