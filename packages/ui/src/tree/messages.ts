import { defineMessages } from '../text/defineMessages';
import type { NodeStatus } from './nodeFace';

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
  open: 'Open',
  fold: 'Fold',
  left: 'Left',
  right: 'Right',
  loading: 'Loading',
  failed: 'Could not be loaded',
  tryAgain: 'Try again',
  inTeam: (count: string) => `${count} in the team`,
  keysOfDrawing:
    'Arrow keys go from member to member, Enter shows and hides a team, + and − zoom, 0 fits, a comma changes to the outline.',
  keysOfOutline:
    'Arrow keys go up and down and show and hide a team, letters find a name, Enter shows the details, a comma changes to the drawing.',
});

/** The names of the statuses. The first two are exact texts (B §2). */
export const statusMessages: Record<NodeStatus, string> = defineMessages('statusMessages', {
  paid: 'Paid',
  unpaid: 'Unpaid',
  unknown: 'Unknown',
  vacant: 'Vacant',
});
