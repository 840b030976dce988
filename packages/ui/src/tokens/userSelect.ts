/** What a press or a drag selects. Safari knows only the prefixed property. */
export const userSelect = {
  /** Nothing, where a drag moves or draws. */
  none: '-webkit-user-select: none; user-select: none;',
  /** The whole of it with one press: addresses and codes to copy. */
  all: '-webkit-user-select: all; user-select: all;',
} as const;
