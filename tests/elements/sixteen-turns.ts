/** Sixteen turns of Ada's Rifleman against Ben's Griffin, as a record writes them: Ben wins with the last. */
export const SIXTEEN_TURNS = `1. 64 54
2. 26 46
3. 24 30
4. 4 16
5. 48 20
6. 48 32
7. 30 24
8. 16 6
9. 30 28
10. 36 28
11. 62 56
12. 58 50
13. 56 62
14. 54 62
15. 62 58
16. 62 54
`;
