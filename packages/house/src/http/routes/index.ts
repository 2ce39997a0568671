import type { Route } from '../route.js';
import { BOOK_ROUTES } from './books.js';
import { HEALTH_ROUTES } from './health.js';
import { ORDER_ROUTES } from './orders.js';
import { OWN_ROUTES } from './own.js';
import { PEOPLE_ROUTES } from './people.js';
import { TABLE_ROUTES } from './tables.js';

/** Every door of the house. What is not here is not served. */
export const ROUTES: readonly Route[] = [
  ...HEALTH_ROUTES,
  ...PEOPLE_ROUTES,
  ...TABLE_ROUTES,
  ...ORDER_ROUTES,
  ...OWN_ROUTES,
  ...BOOK_ROUTES,
];
