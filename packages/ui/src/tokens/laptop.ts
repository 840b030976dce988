import { breakpoint } from './media';

/** Desktops where cards next to each other need more lines. Not in `media`, because few screens load it. */
export const laptop = `@media (min-width: ${breakpoint.desktop}px) and (max-width: 1339.98px)`;
