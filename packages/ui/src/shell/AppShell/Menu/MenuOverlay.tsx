import { useEffect } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton';
import { border, breakpoint, color, duration, easing, space } from '../../../tokens';
import { Brand } from '../../../components/Brand/Brand';
import { Modal } from '../../Modal/Modal';
import type { NavigationFlags } from '../../navigation';
import { NavigationList } from './NavigationList';
import { appShellMessages } from '../messages';

interface MenuOverlayProps {
  path: string;
  flags: NavigationFlags;
  onDismiss: () => void;
}

/** Below 1024 px the whole menu covers the screen (D16). Choosing an entry closes it. */
export function MenuOverlay({ path, flags, onDismiss }: MenuOverlayProps) {
  useEffect(
    function dismissWhenWide() {
      const wide = window.matchMedia(`(min-width: ${breakpoint.desktop}px)`);
      wide.addEventListener('change', onDismiss);
      return () => wide.removeEventListener('change', onDismiss);
    },
    [onDismiss],
  );
  return (
    <Drawer aria-label={appShellMessages.menu} onDismiss={onDismiss}>
      <Sheet
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onDismiss();
        }}
      >
        <Top>
          <Brand />
          <IconButton icon="close" label={appShellMessages.closeMenu} onClick={onDismiss} />
        </Top>
        <nav aria-label={appShellMessages.main}>
          <NavigationList path={path} flags={flags} />
        </nav>
      </Sheet>
    </Drawer>
  );
}

const slide = keyframes`
  from { transform: translateX(-2rem); opacity: 0; }
`;

const slideBack = keyframes`
  from { transform: translateX(2rem); opacity: 0; }
`;

const Drawer = styled(Modal)`
  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(20rem, 88vw);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0;
  border: 0;
  border-inline-end: ${border.hair} solid ${color.line};
  background: ${color.canvas};
  color: inherit;
  overflow-y: auto;
  overscroll-behavior: contain;
  animation: ${slide} ${duration.base} ${easing.out};

  [dir='rtl'] & {
    animation-name: ${slideBack};
  }

  &::backdrop {
    background: ${color.overlay};
  }
`;

const Sheet = styled.div`
  min-block-size: 100%;
  padding: ${space[2]} ${space[3]} ${space[8]};
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${space[3]};
  margin-block-end: ${space[2]};
`;
