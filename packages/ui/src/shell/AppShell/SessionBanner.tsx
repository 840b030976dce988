import styled from 'styled-components';
import { Icon } from '../../components/Icon/Icon';
import { color, fontSize, fontWeight, space } from '../../tokens';
import { fill } from '../../text/fill';
import { appShellMessages } from './messages';

/** Identifies an operator's login-as-user session (T5, D26). */
export function SessionBanner({ username }: { username: string }) {
  return (
    <Band>
      <Icon name="shield" />
      <p>{fill(appShellMessages.signedInAs, { username: <Name>{username}</Name> })}</p>
    </Band>
  );
}

const Band = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.warnSoft};
  color: ${color.warn};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;
`;

const Name = styled.bdi.attrs({ translate: 'no' })`
  font-weight: ${fontWeight.heading};
`;
