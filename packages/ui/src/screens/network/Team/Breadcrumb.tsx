import { Fragment } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon';
import { LinkAlone } from '../../../components/Link/LinkAlone';
import { hidden } from '../../../theme/hidden';
import { color, fontSize, fontWeight, space } from '../../../tokens';
import type { BreadcrumbStep } from './team';
import { teamMessages } from './messages';

/** "you › a › b": the path from the member to the tree's root. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <nav aria-label={teamMessages.breadcrumb}>
      <Steps>
        {steps.map((step, index) => (
          <Fragment key={step.username ?? 'between'}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="chevronRight" />
              </li>
            )}
            <li>
              <Step step={step} isYou={index === 0} />
            </li>
          </Fragment>
        ))}
      </Steps>
    </nav>
  );
}

function Step({ step: { username, href }, isYou }: { step: BreadcrumbStep; isYou: boolean }) {
  if (username === undefined) {
    return (
      <>
        <span aria-hidden="true">…</span>
        <span className={hidden}>{teamMessages.unknownSteps}</span>
      </>
    );
  }
  const name = isYou ? teamMessages.you : <bdi translate="no">{username}</bdi>;
  return href === undefined ? (
    <Here aria-current="location">{name}</Here>
  ) : (
    <LinkAlone href={href}>{name}</LinkAlone>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.half} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${fontSize.label};
  overflow-wrap: anywhere;

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`;

const Here = styled.span`
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
`;
