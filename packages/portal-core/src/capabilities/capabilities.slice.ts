import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedIn, signedOut } from '../session/session.slice';
import type { Capability, Features } from './capabilities';
import type { Finding } from './toFinding';

export interface CapabilitiesState {
  /** The operator's settings, which outlast a session. */
  features: Features;
  /** What the answers of this session have shown. */
  seen: Partial<Record<Capability, Finding>>;
  /** The wishes that a list has granted, as `per_page /logs`. Its page size must not change while it is read. */
  granted: string[];
}

const initialState: CapabilitiesState = { features: {}, seen: {}, granted: [] };
const afresh = ({ features }: CapabilitiesState): CapabilitiesState => ({ ...initialState, features });

/** What the server can do beyond the specification (D119). */
export const capabilitiesSlice = createSlice({
  name: 'capabilities',
  initialState,
  reducers: {
    capabilityFound: (state, { payload }: PayloadAction<{ name: Capability; finding: Finding }>) => {
      state.seen[payload.name] = payload.finding;
    },
    wishGranted: (state, { payload }: PayloadAction<string>) => {
      state.granted.push(payload);
    },
  },
  extraReducers: (builder) => builder.addCase(signedIn, afresh).addCase(signedOut, afresh),
  selectors: {
    selectCapabilities: (state) => state,
    /** Whether to show the capability's controls. A setting of false wins, and so does a refusal over a setting of true. */
    selectHasCapability: ({ features, seen }, name: Capability): boolean =>
      features[name] !== false &&
      (seen[name] === 'proven' || (features[name] === true && seen[name] === undefined)),
    /** Whether it is known that the server lacks it. */
    selectLacksCapability: ({ features, seen }, name: Capability): boolean =>
      features[name] === false || seen[name] === 'refused',
  },
});

export const { capabilityFound, wishGranted } = capabilitiesSlice.actions;
export const { selectCapabilities, selectHasCapability, selectLacksCapability } = capabilitiesSlice.selectors;
