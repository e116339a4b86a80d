import './no-graphics.ts';
import '../../src/figure/worker.ts';
