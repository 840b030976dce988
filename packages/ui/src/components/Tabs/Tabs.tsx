import { keepFigures } from '../../text/format/keepFigures';
import * as Parts from '@radix-ui/react-tabs';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { border, color, control, duration, fontWeight, media, space } from '../../tokens';
import type { ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface Tab<Id extends string = string> {
  id: Id;
  label: string;
  /** The panel. It is mounted only while its tab is active, unless `kept`. */
  content: ReactNode;
  /** Keeps the panel mounted once opened, which keeps its input when the member returns. */
  kept?: boolean;
  /** The tab has no button. Only its value leads to it. */
  unlisted?: boolean;
  /** Shows a dot next to the label, with this text for screen readers: 'not saved'. */
  mark?: string | undefined;
}

export interface TabsProps<Id extends string = string> extends ElementProps {
  /** The name of the tabs, for screen readers. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly Tab<Id>[];
  /** The active tab. The caller stores it, for example in the URL. */
  value?: Id | undefined;
  /** The tab that is active at first, where nothing stores it. Default: the first. */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
}

/** A row of tabs and the active panel. Arrow keys, Home and End change the tab. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value: given, defaultValue = tabs[0]?.id, onChange, ...rest } = props;
  const [value, change] = useControlled(given, defaultValue, onChange);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<Id | undefined>>(new Set([value]));
  if (!seen.has(value)) setSeen(new Set([...seen, value]));
  useEffect(
    function bringIntoView() {
      const line = row.current;
      const chosen = line?.querySelector<HTMLElement>('[data-state="active"]');
      if (!line || !chosen) return;
      // The size may change later, when the web font loads.
      const observer = new ResizeObserver(() =>
        line.scrollTo({ left: chosen.offsetLeft - (line.clientWidth - chosen.offsetWidth) / 2 }),
      );
      observer.observe(chosen);
      return () => observer.disconnect();
    },
    [value],
  );
  useEffect(
    function keepFocus() {
      // The focus was in the panel that is now hidden. It moves to the new tab, which is then announced.
      const left = document.activeElement?.closest('[role="tabpanel"][data-state="inactive"]');
      if (!left?.parentElement?.contains(row.current)) return;
      row.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus();
    },
    [value],
  );
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) change(tab.id);
  };
  return (
    <Parts.Root value={value ?? ''} onValueChange={choose} {...rest}>
      <Row ref={row} aria-label={label}>
        {tabs
          .filter((tab) => !tab.unlisted)
          .map((tab) => (
            <Name
              key={tab.id}
              value={tab.id}
              id={`${id}${tab.id}`}
              aria-controls={`${id}${tab.id}-panel`}
              aria-label={tab.mark === undefined ? undefined : `${tab.label} (${tab.mark})`}
            >
              {keepFigures(tab.label)}
              {tab.mark !== undefined && <Mark />}
            </Name>
          ))}
      </Row>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          id={`${id}${tab.id}-panel`}
          role="tabpanel"
          tabIndex={0}
          data-state={tab.id === value ? 'active' : 'inactive'}
          {...(tab.unlisted ? { 'aria-label': tab.label } : { 'aria-labelledby': `${id}${tab.id}` })}
        >
          {(tab.id === value || (tab.kept && seen.has(tab.id))) && tab.content}
        </Panel>
      ))}
    </Parts.Root>
  );
}

const Row = styled(Parts.List)`
  position: relative;
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${border.hair}) ${color.line};
`;

const Name = styled(Parts.Trigger)`
  flex: none;
  min-block-size: ${control.input};
  padding-inline: ${space.half};
  border: 0;
  border-block-end: ${border.focus} solid transparent;
  background: none;
  color: ${color.inkMuted};
  font-weight: ${fontWeight.strong};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${duration.quick};
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[data-state='active'] {
    color: ${color.ink};
    border-color: ${color.accentInk};
  }
  /* Forced colours draw every border, so only the shown tab keeps its line. */
  ${media.forcedColors} {
    border-color: Canvas;

    &[data-state='active'] {
      border-color: Highlight;
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.focus});
  }
  ${media.handheld} {
    min-block-size: ${control.touch};
  }
`;

/* The dot is in the gap between two tabs, so it does not widen its tab. */
const Mark = styled.span`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: ${space[1]};
    inset-block-start: 0;
    inline-size: ${space[1.5]};
    block-size: ${space[1.5]};
    border-radius: 50%;
    background: ${color.warn};
  }
  ${media.forcedColors} {
    &::after {
      forced-color-adjust: none;
    }
  }
`;

/* Radix' own panel reads its animation as it appears, which lays out the page within the same task. */
const Panel = styled.div`
  padding-block-start: ${space[5]};

  &[data-state='inactive'] {
    display: none;
  }
`;
