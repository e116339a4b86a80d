import type { Finding } from '../../check/finding.ts';

/** What is wrong with a hangar's file, or with one of its lines, counted from 1. */
export type FileFault =
  | { readonly kind: 'too large'; readonly characters: number; readonly most: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'no hangar' }
  | { readonly kind: 'not whole'; readonly lines: number; readonly wanted: number }
  | { readonly kind: 'line too long'; readonly line: number; readonly most: number }
  | { readonly kind: 'no JSON'; readonly line: number }
  | { readonly kind: 'unsound'; readonly line: number; readonly found: Finding };
