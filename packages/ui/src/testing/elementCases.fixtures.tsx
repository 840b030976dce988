import type { ReactElement, ReactNode } from 'react';
import { BrandName } from '../components/Brand/Brand';
import { Button } from '../components/Button/Button';
import { Sheet } from '../components/Card/Card';
import { Notice, Sign, Title } from '../components/EmptyState/EmptyState';
import { ErrorText, FieldContainer, Head, Hint, Label } from '../components/Field/Field';
import { FigureRow, FigureRows } from '../components/Figure/FigureRow';
import { Figures } from '../components/Figure/Figures';
import { HoldAhead, HoldContext } from '../components/HoldAhead/HoldAhead';
import { LinkAlone } from '../components/Link/LinkAlone';
import { PlainLink } from '../components/Link/PlainLink';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { LegsSkeleton } from '../components/LegsCard/LegsCard';
import { Menu } from '../components/Menu/Menu';
import { MenuSeparator } from '../components/Menu/Menu.styles';
import { MenuChoice } from '../components/Menu/MenuChoice';
import { MenuItem } from '../components/Menu/MenuItem';
import { MenuLink } from '../components/Menu/MenuLink';
import { ServerSentence, Verbatim } from '../components/ServerMessage/ServerMessage';
import { SpinnerRing } from '../components/Spinner/Spinner';
import { Tooltip } from '../components/Tooltip/Tooltip';
import type { ElementProps } from '../components/elementProps';
import { Form, PinnedFoot } from '../forms/Form';
import { FormImagesField } from '../forms/FormImagesField';
import { FormMoneyField } from '../forms/FormMoneyField';
import { FormNameField } from '../forms/FormNameField';
import { FormScope } from '../forms/FormScope';
import { SecondFactorField } from '../forms/SecondFactorField';
import { FormNewPasswordField } from '../forms/password/FormNewPasswordField';
import { ContinueSpace } from '../shell/ContinueBar/ContinueBar';
import { Palette } from '../shell/Palette/Palette';
import { paletteArgs } from '../shell/Palette/Palette.fixtures';
import { UnexpectedErrorNotice } from '../shell/UnexpectedError/UnexpectedErrorNotice';
import { useTree } from '../tree/model/useTree';
import { getFaces, smallTeam } from '../tree/tree.fixtures';
import { TreeView } from '../tree/TreeView/TreeView';

interface ElementCase {
  element: ReactElement;
  /** What it is drawn in. Absent where it needs nothing around it. */
  inside?: (element: ReactNode) => ReactNode;
}

const ignore = () => undefined;

const inMenu = (item: ReactNode) => (
  <Menu trigger={<Button>Menu</Button>} defaultOpen>
    {item}
  </Menu>
);

const inForm = (field: ReactNode) => (
  <FormScope initialValues={{ name: '', images: [] }} onSubmit={ignore}>
    <Form label="Try">{field}</Form>
  </FormScope>
);

const getFace = getFaces(smallTeam);

function Tree(rest: ElementProps) {
  const tree = useTree({ shape: smallTeam, getFace, levels: 3, onRequest: ignore });
  return <TreeView label="Team" tree={tree} getFace={getFace} {...rest} />;
}

/**
 * How published components are drawn that no story names as its component, or that a story draws inside another. A
 * component without a story needs a case.
 */
export const elementCases: Readonly<Record<string, ElementCase>> = {
  BrandName: { element: <BrandName>Portal</BrandName> },
  ContinueSpace: { element: <ContinueSpace /> },
  ErrorText: { element: <ErrorText>Choose a leg.</ErrorText> },
  FieldContainer: { element: <FieldContainer>Field</FieldContainer> },
  FigureRow: {
    element: <FigureRow label="Paid">$5.00</FigureRow>,
    inside: (row) => <FigureRows>{row}</FigureRows>,
  },
  FigureRows: {
    element: (
      <FigureRows>
        <FigureRow label="Paid">$5.00</FigureRow>
      </FigureRows>
    ),
  },
  Figures: { element: <Figures>{[]}</Figures> },
  Form: {
    element: <Form label="Order">{[]}</Form>,
    inside: (form) => (
      <FormScope initialValues={{}} onSubmit={ignore}>
        {form}
      </FormScope>
    ),
  },
  FormImagesField: { element: <FormImagesField name="images" label="Images" most={2} />, inside: inForm },
  FormMoneyField: { element: <FormMoneyField name="name" label="Amount" />, inside: inForm },
  FormNameField: {
    element: <FormNameField name="name" label="Username" check={undefined} onEnter={ignore} />,
    inside: inForm,
  },
  FormNewPasswordField: { element: <FormNewPasswordField name="name" label="Password" />, inside: inForm },
  Head: { element: <Head>Head</Head> },
  Hint: { element: <Hint>At least 8 characters</Hint> },
  HoldAhead: {
    element: <HoldAhead />,
    inside: (notice) => <HoldContext value={{ hours: 24 }}>{notice}</HoldContext>,
  },
  Label: { element: <Label>Name</Label> },
  LegsSkeleton: { element: <LegsSkeleton /> },
  LinkAlone: { element: <LinkAlone href="/orders">Orders</LinkAlone> },
  LiveRegion: { element: <LiveRegion /> },
  Menu: {
    element: (
      <Menu trigger={<Button>Menu</Button>} defaultOpen>
        {[]}
      </Menu>
    ),
  },
  MenuChoice: {
    element: <MenuChoice label="Theme" options={[{ value: 'dark', label: 'Dark' }]} />,
    inside: inMenu,
  },
  MenuItem: { element: <MenuItem label="Log out" onSelect={ignore} />, inside: inMenu },
  MenuLink: { element: <MenuLink href="/profile">Profile</MenuLink>, inside: inMenu },
  MenuSeparator: { element: <MenuSeparator />, inside: inMenu },
  Notice: { element: <Notice>Nothing</Notice> },
  Palette: { element: <Palette {...paletteArgs} /> },
  PinnedFoot: { element: <PinnedFoot>Send</PinnedFoot> },
  PlainLink: { element: <PlainLink href="/orders">Orders</PlainLink> },
  SecondFactorField: {
    element: (
      <SecondFactorField
        name="name"
        purpose="transfer"
        verification={{
          authType: 'authenticator',
          request: { state: 'idle' },
          onCodeRequest: ignore,
          onDialogOpen: ignore,
        }}
      />
    ),
    inside: inForm,
  },
  ServerSentence: { element: <ServerSentence>Paid by hand</ServerSentence> },
  Sheet: { element: <Sheet>Sheet</Sheet> },
  Sign: { element: <Sign>Sign</Sign> },
  SpinnerRing: { element: <SpinnerRing $size="sign" /> },
  Title: { element: <Title>Title</Title> },
  Tooltip: {
    element: (
      <Tooltip text="Order history" defaultOpen>
        <Button>History</Button>
      </Tooltip>
    ),
  },
  TreeView: { element: <Tree /> },
  UnexpectedErrorNotice: { element: <UnexpectedErrorNotice onReload={ignore} /> },
  Verbatim: { element: <Verbatim>O-1</Verbatim> },
};
