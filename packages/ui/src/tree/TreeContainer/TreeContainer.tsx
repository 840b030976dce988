import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { usePhone } from '../../components/DataList/usePhone';
import { IconButton } from '../../components/IconButton/IconButton';
import { treeMessages } from '../messages';
import { border, color, control, fontSize, fontWeight, layer, media, radius, space } from '../../tokens';

/**
 * Expands an element to the window, and to the screen if the browser allows it. The page's root goes full
 * screen instead of the element, which keeps toasts and dialogs visible outside it.
 */
function useFullScreen() {
  const [isFull, setFull] = useState(false);
  useEffect(
    function leaveWithBrowser() {
      if (!isFull) return;
      const onChange = () => {
        if (document.fullscreenElement === null) setFull(false);
      };
      document.addEventListener('fullscreenchange', onChange);
      return () => document.removeEventListener('fullscreenchange', onChange);
    },
    [isFull],
  );
  useEffect(
    function giveScreenBack() {
      if (!isFull) return;
      return () => {
        if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
      };
    },
    [isFull],
  );
  return {
    isFull,
    enter: () => {
      setFull(true);
      // The element fills the window even if full screen is refused or unsupported, as on most phones.
      if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
    },
    leave: () => setFull(false),
  };
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** Keeps Tab inside an element that covers the page, because hidden elements must not get the focus. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const [first, last] = [all[0], all.at(-1)];
  const leaves = event.shiftKey ? first : last;
  if (document.activeElement !== leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

export type TreeLook = 'drawing' | 'outline';

export interface TreeContainerProps {
  /** The name of this section. */
  label: string;
  /** The start of the bar, which shows the current member in the network. */
  aside?: ReactNode;
  /** The note over a tree with only a root. */
  note?: ReactNode;
  /** The view that opens first. Phones always open the outline. */
  first?: TreeLook | undefined;
  /** The view that the reader chose in an earlier tree of this page. */
  chosen?: TreeLook | undefined;
  /** The reader chooses a view. */
  onChoose?: ((look: TreeLook) => void) | undefined;
  /** Renders the chosen view. */
  children: (look: TreeLook) => ReactNode;
}

const looks: readonly TreeLook[] = ['drawing', 'outline'];

/** The container of a tree, with its two views, a key that switches between them, and full screen. */
export function TreeContainer(props: TreeContainerProps) {
  const { label, aside, note, first = 'drawing', children } = props;
  const isPhone = usePhone();
  const [chosen, setChosen] = useState(props.chosen);
  const look = chosen ?? (isPhone ? 'outline' : first);
  const choose = (next: TreeLook) => {
    setChosen(next);
    props.onChoose?.(next);
  };
  const screen = useFullScreen();
  const stage = useRef<HTMLDivElement>(null);

  // The focus moves from the removed view to the other one.
  const byKey = useRef(false);
  const follow = useEffectEvent(() => {
    if (!byKey.current) return;
    byKey.current = false;
    stage.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  useEffect(
    function followSwitch() {
      follow();
    },
    [look],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // The full stop hides amounts on every screen. Arabic keyboards have a different comma.
    if ((event.key === ',' || event.key === '،') && stage.current?.contains(document.activeElement)) {
      event.preventDefault();
      byKey.current = true;
      choose(look === 'drawing' ? 'outline' : 'drawing');
    }
    if (!screen.isFull) return;
    if (event.key === 'Escape') screen.leave();
    keepTabInside(event);
  };

  return (
    <Container aria-label={label} $full={screen.isFull} onKeyDown={onKeyDown}>
      <Bar>
        {aside}
        <Controls>
          <Switch role="group" aria-label={treeMessages.view}>
            {looks.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === look}
                aria-keyshortcuts=","
                onClick={() => choose(one)}
              >
                {treeMessages[one]}
              </button>
            ))}
          </Switch>
          <IconButton
            icon={screen.isFull ? 'close' : 'fit'}
            label={screen.isFull ? treeMessages.leaveFullScreen : treeMessages.fullScreen}
            aria-pressed={screen.isFull}
            onClick={screen.isFull ? screen.leave : screen.enter}
          />
        </Controls>
      </Bar>
      <Stage ref={stage}>
        {children(look)}
        {note && <Note role="status">{note}</Note>}
      </Stage>
    </Container>
  );
}

const Container = styled.section<{ $full: boolean }>`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  border: ${border.hair} solid ${color.line};
  background: ${color.surface};
  ${({ $full }) =>
    $full
      ? `position: fixed; inset: 0; z-index: ${layer.overlay}; border: 0;`
      : `block-size: clamp(26rem, calc(100dvh - 13rem), 52rem); border-radius: ${radius.card}; box-shadow: ${color.shadowCard};`}

  ${media.phone} {
    ${({ $full }) => ($full ? '' : 'block-size: max(24rem, calc(100dvh - 19rem));')}
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-block: ${space[1.5]};
  padding-inline: ${space[4]} ${space[2]};
  border-block-end: ${border.hair} solid ${color.line};
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  min-inline-size: 0;
  gap: ${space[1]};
  margin-inline-start: auto;
`;

const Stage = styled.div`
  position: relative;
  min-block-size: 0;
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
`;

const Switch = styled.div`
  display: flex;
  flex-wrap: wrap;
  padding: ${space.half};
  border-radius: ${radius.control};
  background: ${color.sunken};

  button {
    min-block-size: calc(${control.small} - ${space[1]});
    padding-inline: ${space[3]};
    border: ${border.hair} solid transparent;
    border-radius: ${radius.small};
    background: none;
    color: ${color.inkMuted};
    font-size: ${fontSize.label};
    font-weight: ${fontWeight.strong};
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${color.line};
    background: ${color.surface};
    color: ${color.ink};
  }
  ${media.handheld} {
    button {
      min-block-size: ${control.touch};
    }
  }
  ${media.forcedColors} {
    button[aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

const Note = styled.p`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 30%;
  padding-inline: ${space[6]};
  color: ${color.inkMuted};
  text-align: center;
  text-wrap: balance;
  pointer-events: none;
`;
