/**
 * What stands in for `react` in the frame: exactly what the chat's parts and their
 * elements (`h`) use, from Preact's core.
 * A part that imports anything else fails to build. Preact's core differs from React in that
 * `onChange` is the browser's own change event; the chat's parts use `onInput`, which both share.
 */
export { Fragment, h } from 'preact'
export { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
