import type { ApprovalRule } from '../../schema/signage.js';

/** The brochure asks for none. */
export const APPROVALS: readonly ApprovalRule[] = [];
