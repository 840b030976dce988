import { defineMessages } from '../text/defineMessages';

export const treeMessages = defineMessages('treeMessages', {
  view: 'View',
  drawing: 'Drawing',
  outline: 'Outline',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The button shows only the first word. */
  fit: 'Fit to the screen',
  fitShort: 'Fit',
  /** On the sheet of a tapped member: show and hide the team. */
  open: 'Show team',
  fold: 'Hide team',
  loading: 'Loading',
  failed: 'Couldn’t load',
  tryAgain: 'Try again',
  inTeam: ({ count }: { count: string }) => `${count} in the team`,
  /** For screen readers: the root's leg that the member is in. */
  inLeg: { left: 'in the left leg', right: 'in the right leg' },
  /** For screen readers: the bots of each leg. */
  countLeft: ({ count }: { count: string }) =>
    count === '1' ? '1 bot on the left' : `${count} bots on the left`,
  countRight: ({ count }: { count: string }) =>
    count === '1' ? '1 bot on the right' : `${count} bots on the right`,
  keysOfDrawing:
    'Use the arrow keys to move between members. Press Enter to show or hide a team, + or − to zoom, 0 to fit, comma for the outline.',
  keysOfOutline:
    'Use the arrow keys to move and to show or hide a team. Type letters to find a name. Press Enter for details, comma for the drawing.',
});
