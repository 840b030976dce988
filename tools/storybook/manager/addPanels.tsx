// Storybook's own page has its own React, which its builder takes by this name.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { BackOfficePanel } from '../live/panel/BackOfficePanel';
import { panelId } from '../live/panel/events';
import { GlobalsPanel } from './GlobalsPanel';

type Parameters = Record<string, unknown> | undefined;

/** True for a story of the live portal. */
const isLive = (parameters: Parameters) => parameters?.[panelId] === true;

function addPanel(
  id: string,
  title: string,
  Content: React.ComponentType,
  disabled: (parameters: Parameters) => boolean,
): void {
  addons.add(id, {
    type: types.PANEL,
    title,
    disabled,
    render: ({ active = false }) => <AddonPanel active={active}>{active ? <Content /> : <></>}</AddonPanel>,
  });
}

/** Adds Storybook's own panels. The first story of the live portal opens the one with its codes. */
export function addPanels(): void {
  addons.register('portal', (manager) => {
    addPanel(panelId, 'Codes and operator', BackOfficePanel, (parameters) => !isLive(parameters));
    addPanel('timeAndDirection', 'Time and direction', GlobalsPanel, () => false);
    let isNew = true;
    manager.on(STORY_PREPARED, ({ parameters }: { parameters: Parameters }) => {
      if (!isLive(parameters) || !isNew) return;
      isNew = false;
      manager.setSelectedPanel(panelId);
      manager.togglePanel(true);
    });
  });
}
